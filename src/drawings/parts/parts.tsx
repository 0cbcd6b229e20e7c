import parts from './parts.module.css';

/** A person's initials: `WS`. */
export const getInitials = (name: string) => name.replaceAll(/([\p{L}\p{N}])\S*\s*/gu, '$1');

/** A member of the team: initials, name and job. */
export function Person({ name, job }: { name: string; job: string }) {
  return (
    <span className={parts.person}>
      <span className={parts.initials}>{getInitials(name)}</span>
      {name}
      <small>{job}</small>
    </span>
  );
}
