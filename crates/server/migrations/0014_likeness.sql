-- Names are compared by how their capitals look as well: all names that are kept are compared anew at the next start.
UPDATE people SET likeness = NULL WHERE likeness IS NOT NULL;
