box-fun = Sfida la sorte
box-pitch = Percorri il sentiero del giardino, ma attenzione: chi lascia per ultimo una tessera se la porta a casa, buona o cattiva.
