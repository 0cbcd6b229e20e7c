import type { Person as PersonFacts } from '../portfolio.ts';
import parts from './parts.module.css';

/** A person's initials: `WS`. */
const initials = ({ name }: PersonFacts) => name.replaceAll(/(\w)\w*\s*/g, '$1');

/** A member of the team: initials, name and job. */
export function Person(person: PersonFacts) {
  return (
    <p className={parts.person} data-initials={initials(person)}>
      <b>{person.name}</b>
      <small>{person.job}</small>
    </p>
  );
}
