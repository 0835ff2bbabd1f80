/** The pages that tests open: all in an audit, and some of each kind in `npm test`. */
import { type Route, type RouteId, routes } from '../src/content/routes';
import { isAudit } from './isAudit';

export const paths = routes.map(({ path }) => path);

/** Docs with long tables and code, which the first page of the docs lacks. */
const wideDocs: readonly RouteId[] = ['docsWebhooks', 'docsLimitsAndErrors'];

/** Pages whose design consists of parts of another: the form of the sign-up page, and lists of links. */
const likeOthers: readonly RouteId[] = ['signin', 'sitemap'];

const isFirstOfDesign = ({ id, component }: Route, index: number) =>
  !likeOthers.includes(id) && routes.findIndex((first) => first.component === component) === index;

/** For tests that measure a page: the first page of each design. Other pages differ from it only in their text. */
export const measuredPaths = isAudit
  ? paths
  : routes.filter((route, index) => wideDocs.includes(route.id) || isFirstOfDesign(route, index)).map(({ path }) => path);

/** For tests that operate the controls of a page, and for slow tests: pages that together have each kind of control. */
export const operatedPaths = isAudit ? paths : ['/', '/product', '/pricing', '/resources', '/signup'];
