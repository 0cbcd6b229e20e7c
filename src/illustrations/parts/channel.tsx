import { channelNames, channels, type Channel as ChannelId } from '../portfolio.ts';
import styles from './channel.module.css';

/** A channel's name with its colour. */
export function Channel({ id }: { id: ChannelId }) {
  return <span className={`${styles.dot} ${styles[id]}`}>{channelNames[id]}</span>;
}

/** All channels, as a calendar's key. */
export function Legend() {
  return channels.map((id) => <Channel key={id} id={id} />);
}
