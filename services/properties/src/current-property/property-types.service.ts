import { Injectable } from '@nestjs/common';
import { PropertiesConfig } from '../config/properties.config.js';

/** What is serviced in New York; the setting `PROPERTY_TYPES` adds to it. */
const USUAL_TYPES = [
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

/** The types of property that the office takes into servicing. */
@Injectable()
export class PropertyTypes {
  private readonly types: readonly string[];

  constructor({ propertyTypes }: PropertiesConfig) {
    const further = propertyTypes.split(',').map((type) => type.trim());
    this.types = [...new Set([...USUAL_TYPES, ...further.filter(Boolean)])].sort();
  }

  /** In alphabetical order, each once. */
  list(): string[] {
    return [...this.types];
  }

  includes(type: string): boolean {
    return this.types.includes(type);
  }
}
