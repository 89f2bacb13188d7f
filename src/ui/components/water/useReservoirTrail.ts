import type { ReservoirSize } from '#domain/water/water.ts';
import { titles } from '../../messages/titles.ts';
import { sizeLabels } from '../../messages/water.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Crumb } from '../site/breadcrumbTrail.ts';
import { sizeInAddress } from './sizeInAddress.ts';

/** From the list of all reservoirs to that of this size, which is the same for large ones. */
export function useReservoirTrail(size: ReservoirSize): readonly Crumb[] {
  const context = useRenderContext();
  return [
    { label: context.t(titles.reservoirs), href: context.to('reservoirs') },
    ...(size === 'large'
      ? []
      : [{ label: context.t(sizeLabels[size]), href: context.to('reservoirs', {}, { size: sizeInAddress(size) }) }]),
  ];
}
