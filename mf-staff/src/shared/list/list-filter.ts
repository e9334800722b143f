/** What a list can be narrowed by; the choices stand in the address, repeated under its name. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Values that the list is narrowed to at present. */
  chosen: readonly string[];
}

export interface FilterOption {
  value: string;
  label: string;
  /** Rows that have it, under all other filters. */
  count?: number;
}
