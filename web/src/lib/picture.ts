// A board as a file: what is on the page, with its colours and pictures written in.

const SCALE = 3; // pixels for each of the page's

/** The largest drawing within a part of the page as SVG text that stands alone, if there is any. */
export async function largestIn(part: ParentNode | null | undefined): Promise<string | null> {
  const area = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width * height;
  };
  const all = [...(part?.querySelectorAll('svg') ?? [])];
  const [largest] = all.sort((one, other) => area(other) - area(one));
  return largest ? svgOf(largest) : null;
}

/** Give the board's drawing as SVG text that stands alone. */
async function svgOf(drawn: SVGSVGElement): Promise<string> {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  const from = [drawn, ...drawn.querySelectorAll<SVGElement>('*')];
  const to = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  const box = drawn.getBoundingClientRect();
  from.forEach((element, place) => paint(element, to[place]));
  await Promise.all([...copy.querySelectorAll('image')].map(embed));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(box.width)));
  copy.setAttribute('height', String(Math.round(box.height)));
  return new XMLSerializer().serializeToString(copy);
}

/** Write a picture into the drawing: as an image of its own, an SVG may load nothing. */
async function embed(picture: SVGImageElement): Promise<void> {
  const found = await fetch(picture.href.baseVal);
  if (!found.ok)
    throw new Error(`${picture.href.baseVal}: expected a picture, got ${found.status}`);
  picture.setAttribute('href', await addressOf(await found.blob()));
}

/** Give what a file holds as an address that needs no server. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error('expected a picture, could not read it'));
    reader.readAsDataURL(file);
  });
}

const PAINTED = [
  'fill',
  'stroke',
  'color',
  'opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'transform',
  'translate',
  'display',
  'stop-color',
  'stop-opacity',
];

function paint(from: SVGElement, to: SVGElement | undefined): void {
  const style = getComputedStyle(from);
  for (const name of PAINTED) to?.style.setProperty(name, style.getPropertyValue(name));
  to?.removeAttribute('class');
}

export function save(text: string, kind: string, name: string): void {
  download(URL.createObjectURL(new Blob([text], { type: kind })), name);
}

export async function savePng(svg: string, name: string): Promise<void> {
  const { canvas } = await painted(svg, 0, 0);
  download(canvas.toDataURL('image/png'), name);
}

const MARGIN_PX = 28;
const LINE_PX = 26;

/** Hand a board on with a few lines below it: as the device shares things, or else as a file. */
export async function share(svg: string, lines: string[], name: string): Promise<void> {
  const below_px = (lines.length + 0.5) * LINE_PX;
  const { canvas, pen } = await painted(svg, MARGIN_PX, below_px);
  const style = getComputedStyle(document.documentElement);
  pen.textAlign = 'center';
  lines.forEach((line, place) => {
    const [weight, family, ink] = place === 0 ? [600, 'serif', 'ink'] : [400, 'sans', 'ink-2'];
    pen.fillStyle = style.getPropertyValue(`--${ink}`);
    pen.font = `${weight} ${LINE_PX * 0.7}px ${style.getPropertyValue(`--${family}`)}`;
    const y = canvas.height / SCALE - MARGIN_PX - (lines.length - 1 - place) * LINE_PX;
    pen.fillText(line, canvas.width / SCALE / 2, y);
  });
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  const file = blob && new File([blob], name, { type: blob.type });
  const shared = { files: file ? [file] : [], title: lines[0] ?? '' };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared))
    return navigator.share(shared).catch(() => undefined); // somebody thought better of it
  download(canvas.toDataURL('image/png'), name);
}

/** A drawing on the ground of the page, with room around and below it. */
async function painted(
  svg: string,
  margin_px: number,
  below_px: number,
): Promise<{ canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D }> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (picture.width + 2 * margin_px) * SCALE;
  canvas.height = (picture.height + 2 * margin_px + below_px) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('expected a canvas to draw on, got none');
  pen.scale(SCALE, SCALE);
  if (margin_px) {
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--stone-2');
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(picture, margin_px, margin_px, picture.width, picture.height);
  return { canvas, pen };
}

function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
