import ExternalLink from 'lucide-react/icons/external-link';
import type { ContentDetail } from '#domain/content/content.ts';
import type { Picture as PictureData } from '#domain/picture.ts';
import { LANGUAGE_NAMES } from '../../messages/languageNames.ts';
import { mediaMessages } from '../../messages/media.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { duration } from './duration.ts';
import { Icon } from '../text/Icon.tsx';
import { PlayMark } from './PlayMark.tsx';
import { websiteName } from './websiteName.ts';
import { Picture } from '../text/Picture.tsx';
import { Unbroken } from '../text/Unbroken.tsx';

interface VideoPlayerProps {
  readonly title: string;
  readonly video: Extract<ContentDetail, { readonly kind: 'video' }>;
  readonly still?: PictureData;
}

/**
 * Plays a video of this website, with captions. Nothing of it is loaded before it is played, so that its still is not under
 * the sign of loading that browsers show. A video on another website is shown as a picture and a link, all of which leads
 * there, with the name of that website. So the other website receives no request before the click.
 */
export function VideoPlayer({ title, video: { source, seconds }, still }: VideoPlayerProps) {
  const context = useRenderContext();
  if (source.at === 'elsewhere') {
    const site = websiteName(source.address);
    return (
      <div className="video-elsewhere">
        <div className="video-still">
          {still && (
            <div className="video-picture">
              <Picture picture={still} sizes="(min-width: 64rem) 50rem, 92vw" priority />
              <PlayMark isElsewhere />
            </div>
          )}
          <a className="button-link" href={source.address} rel="external noreferrer">
            {context.t(mediaMessages.watchElsewhere, { site, duration: duration(seconds) })}
            <Icon icon={ExternalLink} />
          </a>
        </div>
        <p className="video-note">
          <Unbroken text={context.t(mediaMessages.elsewhereNote, { site })} />
        </p>
      </div>
    );
  }
  const poster = still?.variants.at(-1)?.jpeg;
  return (
    <>
      <div className="video-box" data-enhance="video">
        <video
          className="video"
          controls
          preload="none"
          playsInline
          aria-label={title}
          poster={poster === undefined ? undefined : context.links.media(poster)}
          width={still?.width ?? 1280}
          height={still?.height ?? 720}
        >
          <source src={context.links.media(source.file)} type="video/mp4" />
          {source.captions !== undefined && (
            <track
              kind="captions"
              src={context.links.media(source.captions)}
              srcLang={context.locale}
              label={LANGUAGE_NAMES[context.locale]}
              default
            />
          )}
        </video>
        {/* Shown by a script. */}
        <button type="button" className="video-play" hidden aria-label={context.t(mediaMessages.play)}>
          <PlayMark />
        </button>
      </div>
      <p className="video-note">
        {source.captions !== undefined && (
          <span>{context.t(mediaMessages.withCaptions, { language: LANGUAGE_NAMES[context.locale] })}</span>
        )}
        <a href={context.links.media(source.file)}>
          <Unbroken
            text={
              source.size === undefined
                ? context.t(mediaMessages.downloadVideo)
                : context.t(mediaMessages.downloadVideoOfSize, { size: context.fileSize(source.size) })
            }
          />
        </a>
      </p>
    </>
  );
}
