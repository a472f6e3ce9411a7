const MOST_ARRIVALS = 60;

/**
 * Keeps hold of what a page parses from its server's answers, from its first script on. Apps whose data no element leads
 * to are read by it, in a tab that we have loaded and close again.
 */
export function keepArrivals(world: Window & typeof globalThis): unknown[] {
  const arrived: unknown[] = [];
  const keep = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    arrived.push(value);
    if (arrived.length > MOST_ARRIVALS) arrived.shift();
  };
  const { parse } = world.JSON;
  world.JSON.parse = (text, reviver) => {
    const value: unknown = parse(text, reviver);
    keep(value);
    return value;
  };
  const json = Response.prototype.json;
  Response.prototype.json = async function (this: Response) {
    const value: unknown = await json.call(this);
    keep(value);
    return value;
  };
  const response = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'response');
  const get = response?.get;
  if (response !== undefined && get !== undefined)
    Object.defineProperty(XMLHttpRequest.prototype, 'response', {
      ...response,
      get(this: XMLHttpRequest) {
        const value: unknown = get.call(this);
        if (this.responseType === 'json') keep(value);
        return value;
      },
    });
  return arrived;
}
