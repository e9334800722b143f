import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import {
  AVIF,
  cropPicture,
  FileStore,
  RejectedFile,
  removeFile,
  StoredFile,
  TemporaryFiles,
} from '@phantom/files';
import { LARGEST_ID, NotFoundError } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { focusSteps } from '../published/read-values.js';
import { MediaAsset, MediaFile } from '../storage/media.entity.js';

const FOLDER = /^(\d{1,10})-([0-9a-f]{8})$/;
const NAME = /^[a-z0-9-]+\.[a-z0-9]+$/;

const STEP = '(0|25|50|75|100)';
/** `1200-2x3-75-50.avif`: the rendition that is 1200 pixels wide, cut to 2:3 around a focal point, as `Picture` asks for it. */
const CROP = new RegExp(`^(400|800|1200|1920)-([123])x([123])-${STEP}-${STEP}\\.avif$`);
const SHAPES = ['2x3', '3x2', '1x1'];

/** The first part of an address of a file: `7-0a1b2c3d`. */
interface MediaFolder {
  id: number;
  hash: string;
}

interface Crop {
  /** Pixels of the whole picture. */
  width: number;
  /** Width to height. */
  ratio: number;
  /** In percent. */
  focus: { x: number; y: number };
}

/** Finds the files of the media library by their address. A crop is drawn when it is first asked for. */
@Injectable()
export class MediaFiles {
  private readonly underWay = new Map<string, Promise<StoredFile | null>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly temporary: TemporaryFiles,
  ) {}

  /** @throws NotFoundError */
  async find(address: string, name: string): Promise<StoredFile> {
    const folder = folderOf(address);
    const file =
      folder &&
      NAME.test(name) &&
      ((await this.stored(folder, name)) ?? (await this.cropOnce(folder, name)));
    if (!file) throw new NotFoundError();
    return file;
  }

  private stored({ id, hash }: MediaFolder, name: string): Promise<StoredFile | null> {
    return this.dataSource
      .createQueryBuilder(StoredFile, 'file')
      .innerJoin(MediaFile, 'part', 'part.fileId = file.id')
      .innerJoin(MediaAsset, 'asset', 'asset.id = part.mediaId AND asset.deletedAt IS NULL')
      .where('part.mediaId = :id AND part.hash = :hash AND part.name = :name', { id, hash, name })
      .orderBy('part.id', 'DESC')
      .getOne();
  }

  /** Concurrent requests share one drawing. */
  private async cropOnce(folder: MediaFolder, name: string): Promise<StoredFile | null> {
    const crop = cropOf(name);
    if (!crop) return null;
    const key = `${folder.id}-${folder.hash}/${name}`;
    const drawing =
      this.underWay.get(key) ??
      this.draw(folder, name, crop).finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawing);
    // A page that is open or cached may ask for a crop around the previous focal point. It cuts the whole picture itself.
    return (await drawing) ?? this.stored(folder, `${crop.width}.avif`);
  }

  /** Draws around the present focal point only, so that nobody fills the disk with crops that no page shows. */
  private async draw(folder: MediaFolder, name: string, crop: Crop): Promise<StoredFile | null> {
    const asset = await this.dataSource.manager.findOneBy(MediaAsset, { id: folder.id });
    const original = await this.stored(folder, 'original');
    if (!asset || !original || !isShown(asset, crop)) return null;
    const [from, to] = [this.temporary.newPath(), this.temporary.newPath()];
    try {
      const { content } = await this.store.open(original);
      await pipeline(content, createWriteStream(from, { flags: 'wx', mode: 0o600 }));
      const drawn = await cropPicture({ from, to, ...crop });
      if (drawn instanceof RejectedFile) return null;
      return await this.store.save(
        { ...drawn, path: to, kind: AVIF },
        name,
        async (manager, file) => {
          const current = await manager.findOneBy(MediaFile, { fileId: original.id });
          const { replacedAt = null } = current ?? {};
          await manager.insert(MediaFile, {
            ...{ mediaId: folder.id, fileId: file.id, hash: folder.hash, name, replacedAt },
          });
          return file;
        },
      );
    } finally {
      await Promise.all([from, to].map(removeFile));
    }
  }
}

function folderOf(address: string): MediaFolder | undefined {
  const [, id = '', hash = ''] = FOLDER.exec(address) ?? [];
  return Number(id) > 0 && Number(id) <= LARGEST_ID ? { id: Number(id), hash } : undefined;
}

function cropOf(name: string): Crop | undefined {
  const parts = CROP.exec(name)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [width = 0, wide = 1, high = 1, x = 0, y = 0] = parts;
  if (!SHAPES.includes(`${wide}x${high}`)) return undefined;
  return { width, ratio: wide / high, focus: { x, y } };
}

/** Whether pages ask for this crop of the picture. */
function isShown(asset: MediaAsset, { width, focus }: Crop): boolean {
  const [x, y] = focusSteps(asset);
  return width <= (asset.width ?? 0) && focus.x === x && focus.y === y;
}
