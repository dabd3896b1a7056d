// A board as a file: what is on the page, with its colours and pictures written in.

const SCALE = 3; // pixels for each of the page's

/** Give the board's drawing as SVG text that stands alone. */
export async function svgOf(drawn: SVGSVGElement): Promise<string> {
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
  const written = PAINTED.map((name) => `${name}:${style.getPropertyValue(name)}`);
  to?.setAttribute('style', written.join(';'));
  to?.removeAttribute('class');
}

export function save(text: string, kind: string, name: string): void {
  download(URL.createObjectURL(new Blob([text], { type: kind })), name);
}

export async function savePng(svg: string, name: string): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width * SCALE;
  canvas.height = picture.height * SCALE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  download(canvas.toDataURL('image/png'), name);
}

function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
