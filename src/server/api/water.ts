import type { RequestHandler } from 'express';
import type { Water } from '#ports/Water.ts';
import { PATHS } from '#adapters/department-api/wire/paths.ts';
import {
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
import examples from './examples.json' with { type: 'json' };
import { leavingOf, queryOf, siteOf, slugOf } from './parameters.ts';

export const WATER_ENDPOINTS: readonly Endpoint[] = [
  {
    name: 'listReservoirs',
    group: 'water',
    method: 'get',
    path: PATHS.reservoirs,
    access: 'water:read',
    summary: 'The reservoirs of one size as they stood on a day',
    query: ReservoirsQueryWire,
    answer: { is: 'json', says: 'The reservoirs.', shape: ReservoirsOnDayWire, example: examples.reservoirs },
    handle: ({ water }) => listReservoirs(water),
  },
  {
    name: 'findReservoir',
    group: 'water',
    method: 'get',
    path: PATHS.reservoir,
    access: 'water:read',
    summary: 'One reservoir and all its readings',
    answer: { is: 'json', says: 'The history.', shape: ReservoirHistoryWire, example: examples.reservoir },
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
    answer: { is: 'json', says: 'The areas.', shape: WaterUseOfSeasonWire, example: examples['water-use'] },
    handle: ({ water }) => viewWaterUse(water),
  },
];

function listReservoirs(water: Water): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, reservoirsQueryFromWire);
    const answer = await water.reservoirs({ site: siteOf(request), ...query }, leavingOf(response));
    response.json(reservoirsOnDayToWire(answer));
  };
}

function findReservoir(water: Water): RequestHandler {
  return async (request, response) => {
    const found = await water.reservoir(siteOf(request), slugOf(request), leavingOf(response));
    if (!found.ok) throw new RefusalError(found.code);
    response.json(reservoirHistoryToWire(found.value));
  };
}

function viewWaterUse(water: Water): RequestHandler {
  return async (request, response) => {
    const query = queryOf(request, waterUseQueryFromWire);
    const answer = await water.waterUse({ site: siteOf(request), ...query }, leavingOf(response));
    response.json(waterUseToWire(answer));
  };
}
