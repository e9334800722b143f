import { ResoError } from './http-client.js';
import { readMetadata } from './metadata.js';

const metadata = (property: string) => `
  <EntityType Name="PropertyRooms"><Property Name="RoomKey" Type="Edm.String"/></EntityType>
  <EntityType Name="Property" OpenType="true">
    <Property MaxLength="255" Name="ListingKey" Nullable="false" Type="Edm.String"><Annotation/></Property>
    ${property}
  </EntityType>
  <EnumType UnderlyingType="Edm.Int64" Name='StandardStatus'>
    <Member Name="Active" Value="0"/><Member Name="Closed"/>
  </EnumType>
  <EnumType Name="Other"><Member Name="Nothing"/></EnumType>`;

describe('readMetadata', () => {
  it('reads fields, types and the members of the status', () => {
    const { fields, statuses } = readMetadata(
      metadata(`<Property Name="ModificationTimestamp" Type="Edm.DateTimeOffset"/>
        <Property Name="StandardStatus" Type="org.reso.metadata.enums.StandardStatus"/>
        <NavigationProperty Name="Media" Type="Collection(org.reso.metadata.Media)"/>`),
    );

    expect([...fields]).toEqual([
      ['ListingKey', 'Edm.String'],
      ['ModificationTimestamp', 'Edm.DateTimeOffset'],
      ['StandardStatus', 'org.reso.metadata.enums.StandardStatus'],
      ['Media', 'Collection(org.reso.metadata.Media)'],
    ]);
    expect([...statuses]).toEqual(['Active', 'Closed']);
  });

  it('has no members where the status is a text', () => {
    const xml = metadata(`<Property Name="ModificationTimestamp" Type="Edm.DateTimeOffset"/>
      <Property Name="StandardStatus" Type="Edm.String"/>`);

    expect(readMetadata(xml).statuses.size).toBe(0);
  });

  it.each([metadata(''), '<html>Not found</html>', ''])(
    'refuses what lacks a needed field',
    (xml) => {
      expect(() => readMetadata(xml)).toThrow(ResoError);
    },
  );
});
