import { describe, expect, it } from 'vitest';
import { nextFrameState, type FrameEvent, type FrameState } from './frame-state.ts';

const opening: FrameState = { status: 'opening', address: '/light', attempt: 0 };
const after = (...events: FrameEvent[]) => events.reduce(nextFrameState, opening);
const ready: FrameEvent = { type: 'ready' };
const overdue: FrameEvent = { type: 'overdue', attempt: 0 };
const overdueAgain: FrameEvent = { type: 'overdue', attempt: 1 };
const reload: FrameEvent = { type: 'reload', address: '/dark' };

describe('the booking frame', () => {
  it.each([
    { what: 'is ready when it says so', events: [ready], status: 'ready' },
    { what: 'stays ready when it says so again', events: [ready, ready], status: 'ready' },
    { what: 'is unreachable when it is overdue', events: [overdue], status: 'unreachable' },
    { what: 'is ready when it is late', events: [overdue, ready], status: 'ready' },
    { what: 'is not overdue once it was ready', events: [ready, overdue], status: 'ready' },
    { what: 'opens anew for another theme', events: [ready, reload], status: 'opening' },
    { what: 'is tried again', events: [overdue, reload], status: 'retrying' },
    { what: 'can fail again', events: [overdue, reload, overdueAgain], status: 'unreachable' },
    { what: 'is not judged by the last', events: [overdue, reload, overdue], status: 'retrying' },
    { what: 'can recover', events: [overdue, reload, ready], status: 'ready' },
    { what: 'takes a theme while tried', events: [overdue, reload, reload], status: 'retrying' },
  ])('$what', ({ events, status }) => {
    expect(after(...events).status).toBe(status);
  });

  it('is a new frame at the new address after each reload, and only then', () => {
    expect(after(overdue, ready)).toMatchObject({ address: '/light', attempt: 0 });
    expect(after(reload)).toMatchObject({ address: '/dark', attempt: 1 });
    expect(after(reload, overdueAgain, reload)).toMatchObject({ address: '/dark', attempt: 2 });
  });
});
