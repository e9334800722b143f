import { Injectable } from '@nestjs/common';
import { PropertiesConfig } from '../../config/properties.config.js';

/** The setting `PROPERTY_TYPES` adds to these. */
const DEFAULT_TYPES = [
  'Commercial',
  'Condominium',
  'Cooperative',
  'Four Family',
  'Industrial',
  'Mixed Use',
  'Multifamily',
  'Office',
  'Retail',
  'Single Family',
  'Three Family',
  'Townhouse',
  'Two Family',
  'Vacant Land',
];

@Injectable()
export class PropertyTypes {
  private readonly types: readonly string[];

  constructor({ propertyTypes }: PropertiesConfig) {
    const added = propertyTypes.split(',').map((type) => type.trim());
    this.types = [...new Set([...DEFAULT_TYPES, ...added.filter(Boolean)])].sort();
  }

  /** In alphabetical order, without duplicates. */
  list(): string[] {
    return [...this.types];
  }

  includes(type: string): boolean {
    return this.types.includes(type);
  }
}
