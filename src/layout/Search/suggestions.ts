/** The pages that search lists while its field is empty. */
import { search } from '../../content/pages/search';
import { type RouteId, routeById } from '../../content/routes';
import type { Result, ResultGroup } from './searchEngine';

export const suggestions: ResultGroup = { path: '', label: search.suggestions, results: search.suggestedRoutes.map(suggestionOf) };

function suggestionOf(id: RouteId): Result {
  const { path, title, description } = routeById(id);
  return { href: path, title, excerpt: [{ text: description, isMatch: false }] };
}
