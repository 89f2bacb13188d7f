import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import sinon, { type SinonFakeTimers } from 'sinon';
import { readWithTimeout } from '#adapters/department-api/http/readWithTimeout.ts';

describe('A stream with a timeout', () => {
  let clock: SinonFakeTimers;
  beforeEach(() => (clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })));
  afterEach(() => clock.restore());

  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const open = () => {
    const source = new PassThrough();
    const faults: string[] = [];
    const body = readWithTimeout(source, ({ message }) => new Error(`reported: ${message}`));
    body.on('error', ({ message }) => faults.push(message));
    return { source, body, faults };
  };

  it('fails after 30 seconds without data while the reader wants some', async () => {
    const { source, body, faults } = open();
    body.resume();
    source.write('a');
    await turn();
    clock.tick(29_999);
    source.write('b');
    await turn();
    clock.tick(29_999);
    expect(body.destroyed).to.be.false;
    clock.tick(1);
    await turn();
    expect(faults).to.deep.equal(['reported: no more data']);
    expect(source.destroyed).to.be.true;
  });

  it('waits for a reader that pauses, as long as that takes', async () => {
    const { source, body, faults } = open();
    body.once('data', () => body.pause());
    for (let chunks = 0; chunks < 20; chunks++) source.write(Buffer.alloc(65_536));
    await turn();
    clock.tick(3_600_000);
    await turn();
    expect(faults).to.deep.equal([]);
    body.resume();
    source.end();
    for (let turns = 0; turns < 100 && !body.readableEnded; turns++) await turn();
    expect(body.readableEnded).to.be.true;
    expect(clock.countTimers()).to.equal(0);
  });

  it('destroys its source when the reader stops, and passes its error on', async () => {
    const one = open();
    one.body.destroy();
    await turn();
    expect(one.source.destroyed).to.be.true;
    const other = open();
    other.source.destroy(new Error('gone'));
    await turn();
    expect(other.faults).to.deep.equal(['reported: gone']);
  });
});
