import { EventEmitter } from 'node:events';
import { expect } from 'chai';
import type { Request, Response } from 'express';
import sinon from 'sinon';
import { BodyTimeout } from '#server/http/BodyTimeout.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('The time for the body of a request', () => {
  let clock: sinon.SinonFakeTimers;
  let socket: { bytesRead: number; readonly end: sinon.SinonStub; readonly destroy: sinon.SinonStub };
  let request: EventEmitter;
  let response: EventEmitter & { headersSent: boolean };
  let timeout: BodyTimeout;
  beforeEach(() => {
    clock = sinon.useFakeTimers();
    socket = { bytesRead: 100, end: sinon.stub(), destroy: sinon.stub() };
    request = Object.assign(new EventEmitter(), { socket });
    response = Object.assign(new EventEmitter(), { headersSent: false });
    timeout = new BodyTimeout(request as Request, response as unknown as Response);
  });
  afterEach(() => clock.restore());

  const isCutOff = () => socket.end.called || socket.destroy.called;

  it('is 20 seconds, then the response is 408', () => {
    clock.tick(20 * SECOND - 1);
    expect(isCutOff()).to.equal(false);
    clock.tick(1);
    expect(socket.end.firstCall.args[0]).to.match(/^HTTP\/1\.1 408 /);
  });

  it('has no end once the body has arrived, or the response is sent', () => {
    request.emit('end');
    clock.tick(MINUTE);
    expect(isCutOff()).to.equal(false);
  });

  it('ends without a response when one is being sent already', () => {
    response.headersSent = true;
    clock.tick(20 * SECOND);
    expect(socket.destroy.called).to.equal(true);
    expect(socket.end.called).to.equal(false);
  });

  it('is a quarter of an hour for an upload that goes on', () => {
    timeout.allowUpload();
    for (let elapsed = 0; elapsed < 15 * MINUTE - SECOND; elapsed += SECOND) {
      socket.bytesRead += 1;
      clock.tick(SECOND);
    }
    expect(isCutOff()).to.equal(false);
    clock.tick(SECOND);
    expect(isCutOff()).to.equal(true);
  });

  it('ends for an upload of which nothing has arrived for half a minute, and reads nothing of it', () => {
    timeout.allowUpload();
    expect(request.listenerCount('data') + request.listenerCount('readable')).to.equal(0);
    clock.tick(20 * SECOND);
    socket.bytesRead += 1;
    clock.tick(10 * SECOND);
    expect(isCutOff()).to.equal(false);
    clock.tick(30 * SECOND);
    expect(isCutOff()).to.equal(true);
  });
});
