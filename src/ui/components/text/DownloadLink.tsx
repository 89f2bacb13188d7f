import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface DownloadLinkProps {
  readonly href: string;
  /** The name that the file is saved under. */
  readonly name: string;
  readonly children: ReactNode;
}

export function DownloadLink({ href, name, children }: DownloadLinkProps) {
  return (
    <a className="download-link" href={href} download={name}>
      <Icon icon={Download} />
      {children}
    </a>
  );
}
