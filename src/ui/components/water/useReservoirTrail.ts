import type { ReservoirSize } from '#domain/water/water.ts';
import { titles } from '../../messages/titles.ts';
import { useRenderContext } from '../../RenderContext.tsx';
import type { Crumb } from '../site/breadcrumbTrail.ts';
import { sizeInAddress } from './sizeInAddress.ts';

/** The list of all reservoirs of this size. */
export function useReservoirTrail(size: ReservoirSize): readonly Crumb[] {
  const context = useRenderContext();
  return [{ label: context.t(titles.reservoirs), href: context.to('reservoirs', {}, { size: sizeInAddress(size) }) }];
}
