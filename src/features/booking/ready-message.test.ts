import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hostile } from '../../shared/fuzz.fixture.ts';
import { isReadyMessage } from './ready-message.ts';

const productOrigin = 'https://app.example.com';
const frameWindow = {} as Window;
const otherWindow = {} as Window;
const message = { origin: productOrigin, source: frameWindow, data: { type: 'ready' } };

describe('a message', () => {
  it.each([['ready'], [{ type: 'ready' }], [{ type: 'ready', height: 600 }]])(
    'from the widget saying %j means that it is ready',
    (data) => {
      expect(isReadyMessage({ ...message, data }, productOrigin, frameWindow)).toBe(true);
    },
  );

  it.each([['Ready'], [''], [null], [undefined], [1], [['ready']], [{}], [{ type: 'resize' }]])(
    'from the widget saying %j does not',
    (data) => {
      expect(isReadyMessage({ ...message, data }, productOrigin, frameWindow)).toBe(false);
    },
  );

  it.each([
    'null',
    '',
    'https://app.example.com.evil.example',
    'http://app.example.com',
    'https://app.example.com:8443',
  ])('from the origin "%s" does not', (origin) => {
    expect(isReadyMessage({ ...message, origin }, productOrigin, frameWindow)).toBe(false);
  });

  it('from another window of the product does not', () => {
    const stray = { ...message, source: otherWindow };
    expect(isReadyMessage(stray, productOrigin, frameWindow)).toBe(false);
  });

  it.each([
    ['another origin', { origin: 'https://elsewhere.example', source: frameWindow }],
    ['another window', { origin: productOrigin, source: otherWindow }],
  ])('from %s is not unpacked, however large it is', (_, sender) => {
    const unpack = vi.fn<() => unknown>();
    const packed = Object.defineProperty({ ...sender }, 'data', { get: unpack });
    expect(isReadyMessage(packed as never, productOrigin, frameWindow)).toBe(false);
    expect(unpack).not.toHaveBeenCalled();
  });

  it('of any other shape does not', () => {
    const shapes = fc.anything({ withDate: true, withMap: true, withTypedArray: true });
    const isSafe = fc.property(shapes, (data) => {
      const isReady = data === 'ready' || (data as { type?: unknown } | null)?.type === 'ready';
      expect(isReadyMessage({ ...message, data }, productOrigin, frameWindow)).toBe(isReady);
    });
    fc.assert(isSafe, hostile(300));
  });

  it('without a source does not, even when there is no frame', () => {
    expect(isReadyMessage({ ...message, source: null }, productOrigin, null)).toBe(false);
  });
});
