import { Unzip, UnzipPassThrough, Zip, ZipDeflate } from 'fflate';

const END = '</worksheet>';

/**
 * A workbook of one sheet with a filter over some of its cells. hucre's stream ends a sheet with its rows and has no place for
 * what stands behind them, so it leaves its parts unpacked, and they are packed here (decision 198).
 * @param range the head and the lines below it, such as A5:N37
 */
export async function* withFilter(
  unpacked: AsyncIterable<Uint8Array>,
  range: string,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const keep = (failure: Error | null, chunk: Uint8Array) => {
    if (failure) throw failure;
    made.push(chunk);
  };
  const zip = new Zip(keep);
  const unzip = new Unzip(part => {
    const packed = new ZipDeflate(part.name);
    zip.add(packed);
    const isSheet = part.name.startsWith('xl/worksheets/');
    let end: Uint8Array = new Uint8Array();
    part.ondata = (failure, chunk, isLast) => {
      if (failure) throw failure;
      if (!isSheet) return void packed.push(chunk, isLast);
      const all = Buffer.concat([end, chunk]);
      const cut = Math.max(0, all.length - END.length);
      end = all.subarray(cut);
      packed.push(all.subarray(0, cut));
      if (isLast) packed.push(Buffer.from(`<autoFilter ref="${range}"/>${END}`), true);
    };
    part.start();
  });
  unzip.register(UnzipPassThrough);
  for await (const chunk of unpacked) {
    unzip.push(chunk);
    yield* made.splice(0);
  }
  unzip.push(new Uint8Array(), true);
  zip.end();
  yield* made;
}
