export { Device } from "./tesselle/local/device.js";
export { problem } from "./tesselle/local/device.js";
export { begun } from "./tesselle/local/localmatch.js";
export { frames_of } from "./tesselle/local/minds.js";
export { hint_of } from "./tesselle/local/minds.js";
export { judged_of } from "./tesselle/local/minds.js";
export { move_of } from "./tesselle/local/minds.js";
export { turning_of } from "./tesselle/local/minds.js";
export const games = { "genial": () => import('./tesselle/games/genial.js'), "mosaic": () => import('./tesselle/games/mosaic.js'), "mozaik": () => import('./tesselle/games/mozaik.js'), "mozaika": () => import('./tesselle/games/mozaika.js') };
