import type { Person as PersonFacts } from '../portfolio.ts';
import parts from './parts.module.css';

/** A member of the team: initials, name and job. */
export function Person({ name, job }: PersonFacts) {
  const initials = name.replaceAll(/(\w)\w*\s*/g, '$1');
  return (
    <div className={parts.person}>
      <span className={parts.avatar}>{initials}</span>
      <div>
        <b>{name}</b>
        <small>{job}</small>
      </div>
    </div>
  );
}
