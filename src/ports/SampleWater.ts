/**
 * The invented readings of sites whose register came with a simulation (`WaterFigures`): samples, never a department's own
 * reservoirs. Only the store implements it. Throws `Unavailable`.
 */
export interface SampleWater {
  /** Adds the readings and corrections until yesterday that are not there yet. */
  continue(): Promise<void>;
}
