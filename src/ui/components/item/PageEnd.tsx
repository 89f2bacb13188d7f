import Unlink from 'lucide-react/icons/unlink';
import type { ReactNode } from 'react';
import { itemMessages } from '../../messages/item.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import { PageFeedback } from '../form/PageFeedback.tsx';
import { Icon } from '../text/Icon.tsx';
import { ShareBar } from './ShareBar.tsx';

interface PageEndProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly address: string;
  /** The dates of publication, where they are not below the title. */
  readonly dates?: ReactNode;
}

/** The end of the page of every item: whether it was useful, the share links, and where to report what is broken. */
export function PageEnd({ title, address, dates }: PageEndProps) {
  const context = useRenderContext();
  const path = new URL(address).pathname;
  return (
    <footer className="page-end">
      <PageFeedback about={path} />
      <ShareBar title={title} address={address} />
      <p className="page-end-report">
        <a href={context.to('reportBrokenFile', {}, { page: path })} rel="nofollow">
          <Icon icon={Unlink} />
          {context.t(itemMessages.reportBroken)}
        </a>
      </p>
      {dates}
    </footer>
  );
}
