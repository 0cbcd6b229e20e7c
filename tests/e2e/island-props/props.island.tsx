import { useState, type PropsWithChildren } from 'react';
import { tellReady } from '../../../src/browser/islands/ready.ts';
import { describe } from './values.ts';

/** Says, when asked in the browser, what it was given. */
export function Props({ children, ...props }: PropsWithChildren<Record<string, unknown>>) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div ref={tellReady}>
      <button type="button" onClick={() => setIsAsked(true)}>
        What was given?
      </button>
      {children}
      {isAsked && (
        <ul>
          {Object.entries(props).map(([name, value]) => (
            <li key={name}>{`${name}: ${describe(value)}`}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
