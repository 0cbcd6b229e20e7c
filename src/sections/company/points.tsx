import { Ruled, Split } from '../../ui/layout.tsx';
import { SectionHeading } from '../../ui/section.tsx';
import styles from './company.module.css';

interface PointsProps {
  heading: string;
  items: readonly { title: string; body: string }[];
}

/** A heading and rows below it, each a point with its explanation. */
export function Points({ heading, items }: PointsProps) {
  return (
    <>
      <SectionHeading heading={heading} />
      <Ruled as="dl" gap="lg">
        {items.map(({ title, body }) => (
          <Split key={title} gap="xl" className={styles.point}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </Split>
        ))}
      </Ruled>
    </>
  );
}
