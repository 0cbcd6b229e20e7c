import type { Person as PersonFacts } from '../portfolio.ts';
import parts from './parts.module.css';

/** The letters that stand for a person: `WS`. */
export const initials = ({ name }: PersonFacts) => name.replaceAll(/(\w)\w*\s*/g, '$1');

/** A member of the team: initials, name and job. */
export function Person(person: PersonFacts) {
  return (
    <div className={parts.person}>
      <span className={parts.avatar}>{initials(person)}</span>
      <div>
        <b>{person.name}</b>
        <small>{person.job}</small>
      </div>
    </div>
  );
}
