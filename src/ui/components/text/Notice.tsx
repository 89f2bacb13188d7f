import type { ReactNode } from 'react';

interface NoticeProps {
  readonly title: string;
  readonly picture: 'dry canal' | 'works';
  readonly children: ReactNode;
}

/** A page with one message and links to other pages: not found, under maintenance. */
export function Notice({ title, picture, children }: NoticeProps) {
  return (
    <div className="container notice">
      <div className="notice-text">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="notice-picture" data-picture={picture} aria-hidden="true" />
    </div>
  );
}
