import { SITE } from './contentFolder.ts';

/** The folder of a site's water figures, inside a content folder. */
export const WATER = `${SITE}/water`;

const HEADERS = {
  reservoirs:
    'id,size,name_th,name_en,region,province_th,province_en,owner_th,owner_en,storage_mcm,dead_storage_mcm,max_storage_mcm,latitude,longitude,invented',
  'rule-curves': 'reservoir,month,lower_mcm,upper_mcm',
  readings: 'date,reservoir,volume_mcm,storage_mcm,inflow_mcm_day,outflow_mcm_day,source_th,source_en',
  'water-use': 'year,season,region,crop,area_rai,date,source_th,source_en,invented',
} as const;

/** A table of water figures with its header; the first row is on line 2. */
export function table(name: keyof typeof HEADERS, ...rows: readonly string[]): string {
  return `${[HEADERS[name], ...rows].join('\n')}\n`;
}

export const PASAK = 'pasak,large,ป่าสัก,Pa Sak,central,ลพบุรี,Lop Buri,,,960,3,,,,no';
export const POND = 'pond,medium,บึง,Pond,north,ตาก,Tak,ชป.,RID,12.5,,,16.9,99.1,yes';
export const PASAK_CURVES = Array.from(
  { length: 12 },
  (_, index) => `pasak,${index + 1},${300 - index},${800 + index}`,
);
export const PASAK_TODAY = '2026-11-21,pasak,975.5,,0.1,,กรม,Department';
export const RICE = '2569,wet,north,rice,1200.25,2026-11-18,กรม,Department,yes';

/** The smallest valid set of tables. */
export const SOUND_WATER = {
  [`${WATER}/reservoirs.csv`]: table('reservoirs', PASAK, POND),
  [`${WATER}/readings.csv`]: table('readings', PASAK_TODAY),
  [`${WATER}/water-use.csv`]: table('water-use', RICE),
};
