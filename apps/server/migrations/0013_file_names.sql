-- Files that no row names: they are found by asking for many names at once.

create index pages_files on pages using gin ((array[illustration, vector, regions, bloom]));
