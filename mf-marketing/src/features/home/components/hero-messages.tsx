import type { HomeContent } from '../api/get-home-content';
import { useRotation } from '../hooks/use-rotation';
import styles from './hero.module.css';

const MESSAGE_INTERVAL_MS = 6050;

interface HeroMessagesProps {
  messages: HomeContent['messages'];
  running: boolean;
}

/** The messages share one place in the layout: the longest keeps it open, so that no turn moves the page. */
export function HeroMessages({ messages, running }: HeroMessagesProps) {
  const { index } = useRotation(messages.length, MESSAGE_INTERVAL_MS, running);
  return (
    <div className={styles.messages}>
      {messages.map((message, position) => (
        <div
          key={message.id}
          lang={message.lang}
          className={styles.message}
          data-state={position === index ? 'current' : 'waiting'}
          aria-hidden={position !== index}
        >
          <p className={styles.title}>{message.title}</p>
          <p className={styles.description}>{message.desc}</p>
        </div>
      ))}
    </div>
  );
}
