interface PlayMarkProps {
  /** Whether the video is on another website, to which people have to go. */
  readonly isElsewhere?: boolean;
}

/**
 * A triangle in a disc, on the picture of a video in a list, or the arrow of links to other websites. Decorative: the
 * kind is written in the list or its title, and the other website below the title.
 */
export function PlayMark({ isElsewhere = false }: PlayMarkProps) {
  return (
    <svg className="play-mark" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      {isElsewhere ? (
        <path
          fill="none"
          d="M27 14.5h6.5V21M33.5 14.5 22 26M31 26.5V31a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2V19a2 2 0 0 1 2-2h4.5"
        />
      ) : (
        <path d="M20 15.5v17L33 24z" />
      )}
    </svg>
  );
}
