/* One word for what stands among a page's words and nobody can type; what calls it follows by itself. */
alter function marks_of(pages) rename to facets_of;
