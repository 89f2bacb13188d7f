import type { ComponentType } from 'react';
import { InteractivePageContext, type InteractivePage } from './InteractivePage.tsx';
import { RenderContextProvider, type RenderContext } from './RenderContext.tsx';

interface MainRootProps<Props extends object> {
  readonly context: RenderContext;
  readonly view: ComponentType<Props>;
  readonly viewProps: Props;
  readonly interactivePage?: InteractivePage | undefined;
}

/** The React tree inside `<main>`: the same on the server and in the browser, which hydrates it. */
export function MainRoot<Props extends object>({
  context,
  view: View,
  viewProps,
  interactivePage,
}: MainRootProps<Props>) {
  return (
    <RenderContextProvider context={context}>
      <InteractivePageContext value={interactivePage}>
        <View {...viewProps} />
      </InteractivePageContext>
    </RenderContextProvider>
  );
}
