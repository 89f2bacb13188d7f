import { provincesByOffice } from '#domain/content/provinces.ts';
import { staleDays } from '#domain/water/staleDays.ts';
import type { ProvincesMapProps } from '#ui/components/water/ProvincesMap.tsx';
import type { PageRequest } from '../PageRequest.ts';
import { listAllOffices } from './agencies.ts';

type ReservoirsOfBothSizes = Awaited<ReturnType<typeof reservoirsOfBothSizes>>;

/**
 * The provinces of the site's offices, and its reservoirs of both sizes on the newest day of the large ones.
 *
 * @param found the reservoirs, where the page reads them for another part too
 */
export async function mapOfOffices(
  request: PageRequest,
  found: Promise<ReservoirsOfBothSizes> = reservoirsOfBothSizes(request),
): Promise<ProvincesMapProps> {
  const [offices, { medium, reservoirs, ...day }] = await Promise.all([listAllOffices(request), found]);
  return { ...day, provinces: provincesByOffice(offices ?? []), reservoirs: [...reservoirs, ...medium] };
}

/** The large reservoirs of the site on their newest day, and the medium ones on the same day. */
export async function reservoirsOfBothSizes(request: PageRequest) {
  const { ports, site, signal } = request;
  const large = await largeReservoirs(request);
  const query = { site: site.id, size: 'medium', ...(large.date && { date: large.date }) } as const;
  return { ...large, medium: (await ports.water.reservoirs(query, signal)).reservoirs };
}

/** The large reservoirs of the site on their newest day. */
export async function largeReservoirs({ ports, site, now, signal }: PageRequest) {
  const { date, reservoirs } = await ports.water.reservoirs({ site: site.id, size: 'large', earlier: true }, signal);
  return { ...(date && { date, staleDays: staleDays(date, now) }), reservoirs };
}
