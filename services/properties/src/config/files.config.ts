import { IsNotEmpty, IsString } from 'class-validator';

/** What the demo load needs to know of the environment beside the database. */
export class FilesConfig {
  /** The folder that stored files lie in; made when the first one is written. */
  @IsString()
  @IsNotEmpty()
  filesDir: string;
}
