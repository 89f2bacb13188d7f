import type { ComponentType } from 'react';
import { LivePageContext, type LivePage } from './InteractivePage.tsx';
import { PageProvider, type RenderContext } from './RenderContext.tsx';

interface MainRootProps<Props extends object> {
  readonly page: RenderContext;
  readonly view: ComponentType<Props>;
  readonly viewProps: Props;
  readonly live?: LivePage | undefined;
}

/** The React tree inside `<main>`: one and the same on the server and in the browser, which hydrates it. */
export function MainRoot<Props extends object>({ page, view: View, viewProps, live }: MainRootProps<Props>) {
  return (
    <PageProvider page={page}>
      <LivePageContext value={live}>
        <View {...viewProps} />
      </LivePageContext>
    </PageProvider>
  );
}
