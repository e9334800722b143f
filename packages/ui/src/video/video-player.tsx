import classNames from 'classnames';
import { useState, type ReactNode } from 'react';

interface VideoPlayerProps {
  /** The URL of the embedded player. */
  url: string;
  /** Plays at once, as after a press on the button. */
  autoPlay?: boolean;
  /** Names the player. */
  title: string;
  /** The language of the title, when it is not the page's. */
  lang?: string;
  /** Names the button, when its `children` do not. */
  label?: string;
  /** The id of the note about the external service. */
  describedBy?: string;
  /** The picture behind the button; navy without one. */
  poster?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A video that loads nothing from a third party before play is pressed. The player then replaces the button, with the focus. */
export function VideoPlayer(props: VideoPlayerProps) {
  const {
    url,
    autoPlay = false,
    title,
    lang,
    label,
    describedBy,
    poster,
    children,
    className,
  } = props;
  const [isPlaying, setPlaying] = useState(autoPlay);
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

const takeFocus = (player: HTMLIFrameElement | null) => player?.focus();

const withAutoplay = (address: string) => {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  return url.href;
};

export function PlayIcon({ className }: { className?: string }) {
  return (
    <svg
      fill="none"
      className={classNames('pp-play-icon', className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <circle fill="white" cx="24" cy="24" r="24" />
      <path fill="currentColor" d="M19 14.5v19L34.5 24z" />
    </svg>
  );
}
