export interface SkyView {
  horizon: number;
  sunSide: 1 | -1;
}
