import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { ROBOT_CHECK_NAME } from '../forms/fieldNames.ts';
import { useForm } from '../forms/FormContext.tsx';
import { useHydrated } from '../forms/useHydrated.ts';
import type { SolvedCheck } from './solveRobotCheck.ts';

/** 'impossible': this browser cannot do the work. 'unknown': whether it can, before the page is hydrated. */
export type RobotCheckProgress =
  | { readonly type: 'unknown' | 'impossible' | 'waiting' | 'working' | 'failed' }
  | ({ readonly type: 'done' } & SolvedCheck);

type Ended = { readonly run: number; readonly progress: RobotCheckProgress };

/** What somebody does first in a form. */
const INTERACTIONS = ['focusin', 'pointerdown', 'keydown', 'input', 'click'] as const;
/** A solution is not sent in its last minute. */
const MARGIN_SECONDS = 60;

/**
 * Does the work of a robot check while a form is filled in: it begins with the first interaction, and the form is sent
 * when it has ended. A solution that was refused, belongs to a form that was sent, or has expired is replaced.
 *
 * @param part an element of the form
 * @param path of the server's challenges
 */
export function useRobotCheck(part: RefObject<Element | null>, path: string) {
  const { state, answer = state, holdForm, replaceError } = useForm();
  const isHydrated = useHydrated();
  const canWork = isHydrated && isAble();
  const [run, setRun] = useState(0);
  const [ended, setEnded] = useState<Ended>();
  const [seen, setSeen] = useState(answer);
  const progress = progressOf(isHydrated, canWork, run, ended);

  if (seen !== answer) {
    setSeen(answer);
    const isSpent = answer.submissionId !== seen.submissionId || answer.errors[ROBOT_CHECK_NAME] !== undefined;
    if (progress.type === 'done' && isSpent) setRun(run + 1);
  }

  const isWaiting = progress.type === 'waiting';
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!isWaiting || form === null || form === undefined) return;
    const stop = new AbortController();
    for (const name of INTERACTIONS)
      form.addEventListener(name, () => setRun((before) => before + 1), { signal: stop.signal, once: true });
    return () => stop.abort();
  }, [isWaiting, part]);

  // The form was sent before the check was done: its error would stand beside a check that has succeeded.
  const correctError = useEffectEvent(() => {
    if (state.errors[ROBOT_CHECK_NAME] !== undefined) replaceError?.(ROBOT_CHECK_NAME, 'robotCheckLate');
  });
  const hold = useEffectEvent((work: Promise<void>) => holdForm?.(work));
  useEffect(() => {
    if (run === 0) return;
    const stop = new AbortController();
    const end = (progress: RobotCheckProgress) => {
      if (stop.signal.aborted) return;
      setEnded({ run, progress });
      if (progress.type === 'done') correctError();
    };
    hold(
      // Loaded only where there is a robot check to solve.
      import('./solveRobotCheck.ts')
        .then(({ solveRobotCheck }) => solveRobotCheck(path, stop.signal))
        .then(
          (solved) => end({ type: 'done', ...solved }),
          () => end({ type: 'failed' }),
        ),
    );
    return () => stop.abort();
  }, [run, path]);

  useEffect(() => {
    if (ended?.progress.type !== 'done') return;
    const expiry = setTimeout(() => setRun(0), (ended.progress.seconds - MARGIN_SECONDS) * 1000);
    return () => clearTimeout(expiry);
  }, [ended]);

  return { progress, retry: () => setRun(run + 1) };
}

function progressOf(isHydrated: boolean, canWork: boolean, run: number, ended: Ended | undefined): RobotCheckProgress {
  if (!canWork) return { type: isHydrated ? 'impossible' : 'unknown' };
  if (run === 0) return { type: 'waiting' };
  return ended?.run === run ? ended.progress : { type: 'working' };
}

/** WebCrypto is there only on https and on this machine. */
function isAble(): boolean {
  return isSecureContext && typeof Worker === 'function';
}
