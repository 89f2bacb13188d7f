import { parseInstant, type Instant } from '#domain/instant.ts';
import type { Bilingual } from '#domain/locale/locale.ts';
import { ALERT_LEVELS, type Alert } from '#domain/site/alert.ts';
import { parseHost } from '#domain/site/host.ts';
import type { MaintenancePlan, MaintenanceSwitch } from '#domain/site/maintenance.ts';
import { knownSiteId } from '#domain/site/siteId.ts';
import type { SiteArchive } from '#ports/Publishing.ts';
import type { PublicPaths } from '../read/PublicPaths.ts';
import type { SiteShape, SwitchShape } from '../shapes/SiteShape.ts';
import type { BothShape } from '../shapes/WordsShape.ts';
import type { SiteFile } from '../read/SiteFolder.ts';

/** The record of a site and its domains; undefined without an id. */
export function buildDetails(
  file: SiteFile<SiteShape>,
  paths: PublicPaths,
): Pick<SiteArchive, 'details' | 'domains'> | undefined {
  const { shape, fault } = file;
  const id = knownSiteId(shape.id);
  const domains = shape.domains.flatMap((written) => {
    const host = parseHost(written);
    if (host === written) return [host];
    fault(['domains'], `${written} must be a host in small letters without protocol, port or slash`);
    return [];
  });
  if (shape.domains.length === 0) fault(['domains'], 'must name at least one host');
  const alert = buildAlert(file);
  const maintenance = buildMaintenance(file, paths);
  if (id === undefined) return undefined;
  const { publicOrigin, hotline, contact, notice } = shape;
  return {
    domains,
    details: {
      id,
      name: both(shape.name),
      shortName: both(shape.shortName),
      publicOrigin,
      maintenance,
      ...(alert && { alert }),
      hotline: { number: hotline.number, extension: hotline.extension },
      contact: { address: both(contact.address), phone: contact.phone, email: contact.email },
      ...(notice && { notice: both(notice) }),
    },
  };
}

function buildMaintenance({ shape, fault }: SiteFile<SiteShape>, paths: PublicPaths): MaintenancePlan {
  const functions: Record<string, MaintenanceSwitch> = {};
  for (const [route, control] of shape.maintenance.functions ?? []) {
    if (!paths.isRoute(route)) fault(['maintenance', 'functions', route], 'is no page of this website');
    functions[route] = switchOf(control);
  }
  return { site: switchOf(shape.maintenance), functions };
}

function switchOf({ status, until }: Pick<SwitchShape, 'status' | 'until'>): MaintenanceSwitch {
  const end = until === undefined ? undefined : parseInstant(until);
  return { status, ...(end && { until: end }) };
}

function buildAlert({ shape: { alert }, fault }: SiteFile<SiteShape>): Alert | undefined {
  if (alert === undefined) return undefined;
  const level = ALERT_LEVELS.find((known) => known === alert.level);
  const from: Instant | undefined = parseInstant(alert.from);
  const until: Instant | undefined = parseInstant(alert.until);
  if (level === undefined || from === undefined || until === undefined) return undefined;
  if (until <= from) fault(['alert', 'until'], 'is not after from');
  return { level, from, until, title: both(alert.title), text: both(alert.text) };
}

function both({ th, en }: BothShape): Bilingual {
  return { th, en };
}
