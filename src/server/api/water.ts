import type { RequestHandler } from 'express';
import type { Water } from '#ports/Water.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import {
  ReservoirQueryWire,
  reservoirQueryFromWire,
  ReservoirsQueryWire,
  reservoirsQueryFromWire,
  WaterUseQueryWire,
  waterUseQueryFromWire,
} from '#adapters/department-api/wire/WaterQueryWire.ts';
import {
  reservoirHistoryToWire,
  ReservoirHistoryWire,
  reservoirsOnDayToWire,
  ReservoirsOnDayWire,
  WaterUseOfSeasonWire,
  waterUseToWire,
} from '#adapters/department-api/wire/WaterWire.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Endpoint } from './Endpoint.ts';
import { sendTagged } from './sendTagged.ts';
import examples from './examples.json' with { type: 'json' };
import { signalOf, queryOf, siteOf, slugOf } from './parameters.ts';

export const WATER_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'listReservoirs',
    group: 'water',
    method: 'get',
    path: PATHS.reservoirs,
    access: 'water:read',
    summary: 'The reservoirs of one size with their readings of one day',
    query: ReservoirsQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The reservoirs.',
      schema: ReservoirsOnDayWire,
      example: examples.reservoirs,
    },
    handle: ({ water }) => listReservoirs(water),
  },
  {
    name: 'findReservoir',
    group: 'water',
    method: 'get',
    path: PATHS.reservoir,
    access: 'water:read',
    summary: 'One reservoir and all its readings, or those of one year',
    query: ReservoirQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The history.',
      schema: ReservoirHistoryWire,
      example: examples.reservoir,
    },
    problems: ['reservoirNotFound'],
    handle: ({ water }) => findReservoir(water),
  },
  {
    name: 'viewWaterUse',
    group: 'water',
    method: 'get',
    path: PATHS.waterUse,
    access: 'water:read',
    summary: 'Areas of water use of one season, by region and crop',
    query: WaterUseQueryWire,
    response: {
      type: 'json',
      isTagged: true,
      description: 'The areas.',
      schema: WaterUseOfSeasonWire,
      example: examples['water-use'],
    },
    handle: ({ water }) => viewWaterUse(water),
  },
];

function listReservoirs(water: Water): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, reservoirsQueryFromWire);
    const result = await water.reservoirs({ site: siteOf(request), ...query }, signalOf(response));
    sendTagged(request, response, reservoirsOnDayToWire(result));
  };
}

function findReservoir(water: Water): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, reservoirQueryFromWire);
    const found = await water.reservoir({ site: siteOf(request), id: slugOf(request), ...query }, signalOf(response));
    if (!found.ok) throw new RefusalError(found.code);
    sendTagged(request, response, reservoirHistoryToWire(found.value));
  };
}

function viewWaterUse(water: Water): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, waterUseQueryFromWire);
    const result = await water.waterUse({ site: siteOf(request), ...query }, signalOf(response));
    sendTagged(request, response, waterUseToWire(result));
  };
}
