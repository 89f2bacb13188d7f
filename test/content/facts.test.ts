import { expect } from 'chai';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');
const DEPARTMENT = 'content/sites/department';
const REGION = 'content/sites/region1';

interface Text {
  readonly path: string;
  readonly text: string;
}

/** What several texts state. Of each statement, the number in the brackets of a pattern is one of the values. */
interface Fact {
  readonly name: string;
  readonly values: readonly number[];
  readonly patterns: readonly RegExp[];
  /** Beginnings of paths; all texts when left out. */
  readonly in?: readonly string[];
  /** Ends of folders that state the number of something else in the same words. */
  readonly except?: readonly string[];
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const TEXTS: readonly Text[] = ['content/sites/**/*.{md,yaml,vtt}', 'src/ui/messages/{th,en}.json']
  .flatMap((glob) => globSync(glob, { cwd: ROOT }))
  .map((path) => ({ path, text: read(path) }));

function reservoirs(site: string, size: 'large' | 'medium'): number {
  return read(`${site}/water/reservoirs.csv`).match(new RegExp(`^[^,\n]+,${size},`, 'gm'))?.length ?? 0;
}

interface AgencyFile {
  readonly category: string;
  readonly detail: { readonly provinces?: readonly { readonly th: string }[] };
}

const AGENCIES = globSync(`${DEPARTMENT}/agencies/*/item.yaml`, { cwd: ROOT }).map((path) => ({
  slug: dirname(path).split('/').at(-1),
  ...(parse(read(path)) as AgencyFile),
}));
const REGIONAL = AGENCIES.filter(({ category }) => category === 'regional');
const CENTRAL = AGENCIES.filter(({ category, slug }) => category !== 'regional' && slug !== 'head-office');

const PERMIT = [
  'documents/canal-land-use-permit-form',
  'faq/bridge-to-my-house',
  'faq/stall-on-the-canal-bank',
  'events/permit-desk-first-monday',
];
const POND = ['documents/fish-pond-water-permit-form', 'faq/permit-for-a-fish-pond'];
const OBJECTION = ['documents/water-share-objection-form', 'faq/object-to-a-canals-share'];
const VISIT = ['documents/dam-group-visit-request-form', 'pages/visiting-a-dam'];
const REPORT = ['pages/how-to-report-a-problem', 'pages/mission', 'infographics/how-a-complaint-travels'];
const TURN = ['faq/when-will-water-reach-my-ditch', 'pages/mission', 'documents/water-allocation-rules-2569'];
const ofDepartment = (folders: readonly string[]) => folders.map((folder) => `${DEPARTMENT}/${folder}/`);

const FACTS: readonly Fact[] = [
  ...[DEPARTMENT, REGION].flatMap((site) =>
    (['large', 'medium'] as const).map((size) => ({
      name: `${size} reservoirs of ${site.split('/').at(-1)}`,
      values: [reservoirs(site, size)],
      in: [`${site}/`],
      // Dams that can be visited, and reservoirs that were surveyed.
      except: ['pages/visiting-a-dam', 'news/pasak-basin-sediment-survey', 'agencies/chiang-mai-project'],
      patterns: [
        new RegExp(`ขนาด${size === 'large' ? 'ใหญ่' : 'กลาง'} (\\d+) แห่ง`, 'g'),
        new RegExp(`อ่างเก็บน้ำขนาด${size === 'large' ? 'ใหญ่' : 'กลาง'} \\| (\\d+)`, 'g'),
        new RegExp(`(\\d+) ${size}(?:-scale)?(?: reservoirs| ones|,| and)`, 'g'),
        new RegExp(`${size} reservoirs \\| (\\d+)`, 'gi'),
      ],
    })),
  ),
  {
    name: 'reservoirs',
    values: [reservoirs(DEPARTMENT, 'large') + reservoirs(DEPARTMENT, 'medium')],
    in: [`${DEPARTMENT}/`],
    patterns: [/อ่างเก็บน้ำ (\d+) แห่ง/g, /(?<!of )\b(\d+) reservoirs/g],
    except: ['news/pasak-basin-sediment-survey'],
  },
  {
    name: 'regional offices',
    values: [REGIONAL.length],
    patterns: [
      /(?<!แต่ละเขตมี)สำนักงานชลประทาน(?:อยู่| มี)? ?(\d+) แห่ง/g,
      /(\d+) เขต/g,
      /(\d+) regional (?:irrigation )?offices/g,
    ],
  },
  {
    name: 'units of headquarters',
    values: [CENTRAL.length],
    patterns: [/(?:หน่วยงานส่วนกลาง|ส่วนกลางมี) (\d+) หน่วย/g, /(\d+) central units/g, /Headquarters has (\d+) units/g],
  },
  {
    name: 'gates on the routes of floods',
    values: [412],
    patterns: [/เส้นทางน้ำหลาก(?:ครบ|สายหลัก)? (\d+) แห่ง/g, /(\d+) gates on flood routes/g],
  },
  {
    name: 'centimetres of a bar of the staff gauge',
    values: [1],
    in: ofDepartment(['infographics/how-to-read-a-staff-gauge', 'videos/reading-a-staff-gauge']),
    patterns: [/สูงอย่างละ (\d+) เซนติเมตร/g, /แถบละ (\d+) เซนติเมตร/g, /gaps are (\d+) centimetre/g],
  },
  {
    name: 'extension of the hotline',
    values: [78],
    patterns: [/1111\*{0,2}(?:\]\(tel:1111\))? กด (\d+)/g, /1111(?:,| and| then)* press (\d+)/g],
  },
  {
    name: 'short numbers to call, in danger or for tap water and weather',
    values: [191, 1111, 1125, 1129, 1182, 1205, 1441, 1444, 1662, 1669, 1784],
    patterns: [/โทร(?:\.|ศัพท์ถึง) (\d{3,4})(?!\d| \d)/g, /tel:(\d+)/g, /\bcall (\d{3,4})\b/g],
  },
  {
    name: 'working days until a permit for land beside a canal',
    values: [25, 45],
    in: ofDepartment(PERMIT),
    patterns: [/(\d+) วันทำการ/g, /(\d+) working days/g],
  },
  {
    name: 'working days until a permit for a pond',
    values: [15],
    in: ofDepartment(POND),
    patterns: [/(\d+) วันทำการ/g, /(\d+) working days/g],
  },
  {
    name: 'days for an objection, for its answer, and for the ruling',
    values: [15, 7, 30],
    in: ofDepartment(OBJECTION),
    patterns: [/(\d+) วัน/g, /(\d+) days/g],
  },
  {
    name: 'days before the visit of a group, until its answer, and before a visit with an interpreter',
    values: [7, 3, 10],
    in: ofDepartment(VISIT),
    patterns: [/(\d+) วัน/g, /(\d+) (?:working )?days/g],
  },
  {
    name: 'working days until a report is answered',
    values: [5],
    in: ofDepartment(REPORT),
    patterns: [/(\d+) วันทำการ/g, /(\d+) working days/g],
  },
  {
    name: 'days of notice of a turn: by the rules, as promised, and for objections to it',
    values: [7, 14, 15],
    in: ofDepartment(TURN),
    patterns: [/(\d+) วัน(?!ทำการ)/g, /(\d+) days/g],
  },
  {
    name: 'years for which messages and complaints are stored',
    values: [2],
    in: [`${DEPARTMENT}/policies/privacy-policy/`, 'src/ui/messages/'],
    patterns: [/(\d+) ปี(?:หลัง|นับจาก)/g, /(\d+) years after (?:our|the|it)/gi],
  },
];

/** Names that units of headquarters had before, and the reports that may tell of them. */
const FORMER_NAMES =
  /กองกฎหมายและที่ดิน|กองการเจ้าหน้าที่|กองวิจัยและพัฒนา|กองออกแบบและก่อสร้าง|กองอุทกวิทยา|กองจัดสรรน้ำ|กองบริหารจัดการน้ำ|กองความปลอดภัยเขื่อน|Legal and Land Division/g;
const TELLS_FORMER_NAME = `${DEPARTMENT}/agencies/legal-and-land-bureau/`;

describe('What several texts state is the same everywhere:', () => {
  for (const { name, values, patterns, in: places = [''], except = [] } of FACTS)
    it(`${name} (${values.join(', ')})`, () => {
      const texts = TEXTS.filter(
        ({ path }) =>
          places.some((place) => path.startsWith(place)) && !except.some((end) => dirname(path).endsWith(end)),
      );
      const statements = texts.flatMap(({ path, text }) =>
        patterns.flatMap((pattern) =>
          [...text.matchAll(pattern)].map(([words, number]) => ({ path, words, number: Number(number) })),
        ),
      );
      expect(statements, 'nothing states it').not.to.be.empty;
      const other = statements.filter(({ number }) => !values.includes(number));
      expect(other.map(({ path, words }) => `${path}: ${words}`)).to.deep.equal([]);
    });

  it('names of units', () => {
    const former = TEXTS.filter(({ path }) => !path.startsWith(TELLS_FORMER_NAME)).flatMap(({ path, text }) =>
      (text.match(FORMER_NAMES) ?? []).map((name) => `${path}: ${name}`),
    );
    expect(former).to.deep.equal([]);
  });

  it('provinces, each with one regional office', () => {
    const provinces = REGIONAL.flatMap(({ detail }) => detail.provinces ?? []).map(({ th }) => th);
    expect(provinces).to.have.length(77).and.to.include('กรุงเทพมหานคร');
    expect(new Set(provinces).size).to.equal(provinces.length);
  });
});
