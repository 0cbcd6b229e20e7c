import { useDrawing } from '../drawing.ts';
import { channels, type Channel as ChannelId, type Stay } from '../portfolio.ts';
import styles from './channel.module.css';

/** A channel's name with its color. */
export function Channel({ id }: { id: ChannelId }) {
  const { words } = useDrawing();
  return <span className={`${styles.dot} ${styles[id]}`}>{channels[id] ?? words.direct}</span>;
}

/** Returns what a calendar knows of a stay: the guest of a direct one, else only the booking site. */
export function useStayLabel(): (stay: Stay) => string {
  const { words } = useDrawing();
  return ({ channel, guest }) => channels[channel] ?? (guest ? words.guests[guest] : words.direct);
}
