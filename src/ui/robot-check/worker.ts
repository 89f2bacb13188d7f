import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// A worker: it gets the JSON of a challenge, and returns that of the challenge with its solution.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const challenge = JSON.parse(data) as Challenge;
  const NO_TIMEOUT = 0;
  void solveChallenge({ challenge, deriveKey, timeout: NO_TIMEOUT }).then((solution) => {
    postMessage(JSON.stringify({ challenge, solution }));
  });
});
