import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { Icon } from './Icon.tsx';

interface DownloadLinkProps {
  readonly href: string;
  /** The name that the file is saved under. */
  readonly name: string;
  /** Of the file. */
  readonly language?: Locale | undefined;
  readonly children: ReactNode;
}

export function DownloadLink({ href, name, language, children }: DownloadLinkProps) {
  return (
    <a className="download-link" href={href} download={name} hrefLang={language}>
      <Icon icon={Download} />
      {children}
    </a>
  );
}
