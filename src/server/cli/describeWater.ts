import type { FigureCounts, WaterFigures, WaterReport } from '#ports/WaterImport.ts';

/** `reservoirs 42, readings 126, areas 60`; without a register, reservoirs are left out. */
export function describeFigures({ register, readings, areas }: WaterFigures): string {
  const reservoirs = register === undefined ? [] : [`reservoirs ${String(register.length)}`];
  return [...reservoirs, `readings ${String(readings.length)}`, `areas ${String(areas.length)}`].join(', ');
}

/** The result of an import, one line for each kind of figures. */
export function describeReport({ register, readings, areas }: WaterReport): readonly string[] {
  return [
    ...(register === undefined ? [] : [`reservoirs: ${describe(register)}`]),
    ...describeCounts('readings', readings),
    ...describeCounts('areas', areas),
  ];
}

function describeCounts(name: string, { ignored, ...counts }: FigureCounts): readonly string[] {
  const lines = [`${name}: ${describe(counts)}`];
  if (ignored > 0)
    lines.push(
      `${name}: ${String(ignored)} left as recorded, though the files differ: corrections are for water:import`,
    );
  return lines;
}

function describe(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${String(count)} ${name}`)
    .join(', ');
}
