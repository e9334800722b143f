import classNames from 'classnames';
import { useState, type ReactNode } from 'react';
import { PlayIcon } from './play-icon';

/** Properties of {@link VideoPlayer}. */
export interface VideoPlayerProps {
  /** Whole address of the embedded player. */
  url: string;
  /** Names the player, for who does not see it. */
  title: string;
  /** Language of the title, where it is not the page's. */
  lang?: string;
  /** Names the button, where its `children` do not. */
  label?: string;
  /** Id of what says who learns of it when play is pressed. */
  describedBy?: string;
  /** Picture behind the button; without one it is navy. */
  poster?: ReactNode;
  /** Words below the icon. */
  children?: ReactNode;
  className?: string;
}

/** A video that asks nothing of a third party before play is pressed; then its player takes the button's place and focus. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { url, title, lang, label, describedBy, poster, children, className } = props;
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
        className={classNames('pp-video', className)}
        src={withAutoplay(url)}
        title={title}
        lang={lang}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  }
  return (
    <button
      type="button"
      className={classNames('pp-video pp-video-poster', className)}
      aria-label={label}
      aria-describedby={describedBy}
      onClick={() => setPlaying(true)}
    >
      {poster}
      <span className="pp-video-cover">
        <PlayIcon />
        {children}
      </span>
    </button>
  );
}

/** The button that had it is gone. */
const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

// The visitor has pressed play already: the player should not ask again.
const withAutoplay = (address: string) => {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
};
